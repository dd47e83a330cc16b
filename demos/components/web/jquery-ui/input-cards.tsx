import { inputExamples } from "#demos/components/web/jquery-ui/input-examples.tsx";
import { ExampleCards } from "#web/ui/display/example/example-cards.tsx";
import { Library } from "#web/ui/theme/library.tsx";

/** The widgets that take input, some of which need the component library. */
export const InputCards = () => (
  <Library>
    <ExampleCards examples={inputExamples} />
  </Library>
);
