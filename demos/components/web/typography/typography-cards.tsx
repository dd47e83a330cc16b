import { typographyExamples } from "#demos/components/web/typography/typography-examples.tsx";
import { ExampleCards } from "#web/ui/display/example/example-cards.tsx";

/** The examples, which load after the screen: showing formatted text needs a sanitizer. */
export const TypographyCards = () => <ExampleCards examples={typographyExamples} />;
