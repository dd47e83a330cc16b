import { Stack } from "#web/ui/layout/stack.tsx";
import { Text } from "#web/ui/display/text/text.tsx";

type SectionHeadProps = {
  title: string;
  /** Of the title, for the name of its card. */
  id?: string;
  text: string;
};

/** The title of a card of the diagnostics, and a line below it that describes the card. */
export const SectionHead = ({ title, id, text }: SectionHeadProps) => (
  <Stack gap="tiny">
    <Text as="h2" id={id} size="medium" weight="bold">
      {title}
    </Text>
    <Text as="p" size="small" muted>
      {text}
    </Text>
  </Stack>
);
