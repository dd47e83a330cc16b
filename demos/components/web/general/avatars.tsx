import { Avatar } from "#web/ui/display/avatar.tsx";
import { Row } from "#web/ui/layout/row.tsx";

const people = [
  ["Mei Tanaka", 24],
  ["Omar Haddad", 32],
  ["Lucía Ortega", 40],
  ["Jonas Berg", 64],
  ["Ada Lovelace", 96],
] as const;

/** Five sizes. Without a picture, or if it cannot be loaded, the initials are shown. */
export const Avatars = () => (
  <Row>
    {people.map(([name, size]) => (
      <Avatar key={name} name={name} picture="" size={size} />
    ))}
  </Row>
);
