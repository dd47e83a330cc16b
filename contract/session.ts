import { Done, endpoint } from "./endpoint.ts";

export const signOut = endpoint({
  method: "POST",
  path: "/session/sign-out",
  summary: "End this session, on the server and in the browser",
  open: true,
  response: Done,
});
