import {
  type Align,
  Flex,
  type FlexAttributes,
  type FlexElement,
  type Gap,
  type Justify,
} from "#web/ui/layout/flex.tsx";

type StackProps<Tag extends FlexElement> = FlexAttributes<Tag> & {
  /** The element, if another than `div`. */
  as?: Tag;
  /** The space between the children: 0, 2, 4, 8, 12, 16 (the default) or 24 px. */
  gap?: Gap;
  /** Across the stack. As wide as the stack by default. */
  align?: Align;
  /** Along the stack. */
  justify?: Justify;
  /** Takes the room that the other children of its row leave. */
  grow?: boolean;
};

/** Things below each other, with the same space between them. A class of the caller adds what is special. */
export const Stack = <Tag extends FlexElement = "div">({ as, ...rest }: StackProps<Tag>) => (
  <Flex as={as} direction="stack" {...rest} />
);
