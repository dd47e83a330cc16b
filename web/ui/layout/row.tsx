import {
  type Align,
  Flex,
  type FlexAttributes,
  type FlexElement,
  type Gap,
  type Justify,
} from "#web/ui/layout/flex.tsx";

type RowProps<Tag extends FlexElement> = FlexAttributes<Tag> & {
  /** The element, if another than `div`. */
  as?: Tag;
  /** The space between the children: 0, 2, 4, 8 (the default), 12, 16 or 24 px. */
  gap?: Gap;
  /** The space between lines, if it differs. */
  lineGap?: Gap;
  /** Across the row. In the middle by default. */
  align?: Align;
  /** Along the row. */
  justify?: Justify;
  /** One line, even if there is no room. */
  nowrap?: boolean;
  /** Takes the room that the other children of its row leave. */
  grow?: boolean;
};

/** Things beside each other, on one line if there is room, with their middles on it. A class of the caller adds what is special. */
export const Row = <Tag extends FlexElement = "div">({ as, ...rest }: RowProps<Tag>) => (
  <Flex as={as} direction="row" {...rest} />
);
