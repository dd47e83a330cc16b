import { serveS3 } from "#server/uploads/s3/testing.ts";

/** An S3 server in a process of its own, which can be killed and frozen: its folder, and its port. */
const [directory = "", port = ""] = process.argv.slice(2);
await serveS3(directory, Number(port));
console.log("ready");
