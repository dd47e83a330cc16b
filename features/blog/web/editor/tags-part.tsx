import type { ComponentProps } from "react";

import { TagsField } from "#web/ui/form/lists/tags-field.tsx";
import { Library } from "#web/ui/theme/library.tsx";

/** The field of tags, with the component library that it needs. */
export const TagsPart = (props: ComponentProps<typeof TagsField>) => (
  <Library>
    <TagsField {...props} />
  </Library>
);
