import { english } from "#contract/text/english.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { PagePart } from "#web/ui/display/component-page/component-screen.tsx";
import type { ComponentPage } from "#web/ui/display/component-page/page.ts";
import { PageParts } from "#web/ui/display/component-page/page-parts.tsx";
import { Note } from "#web/ui/display/text/note.tsx";
import noteDocs from "#web/ui/display/text/note.tsx?props";
import { ProgressBar } from "#web/ui/display/status/progress-bar.tsx";
import progressDocs from "#web/ui/display/status/progress-bar.tsx?props";

const note: ComponentPage = {
  component: { Note },
  file: "web/ui/display/text/note.tsx",
  docs: noteDocs,
  inherited: [{ name: "children", type: "string", isOptional: false, description: "" }],
  start: { children: english("Changes are saved while you type.") },
  isWide: true,
  matrix: { rows: "tone" },
  anatomy: [
    { name: english("Surface"), text: english("Its color shows the tone.") },
    { name: english("Icon"), text: english("Shows the tone to those who do not see the color.") },
    { name: english("Text"), text: english("One or two sentences: what happened, and what to do.") },
  ],
  keyboard: [],
  accessibility: [english("A note that appears after an action has the role status, or alert if it is an error.")],
  advice: [
    {
      recommended: { text: english("Say what to do."), Example: WithStep },
      discouraged: {
        text: english("A note that only says that something failed does not help."),
        Example: WithoutStep,
      },
    },
  ],
};

function WithStep() {
  const { t } = useTranslation();
  return <Note tone="danger">{t("The source could not be loaded. Try again.")}</Note>;
}

function WithoutStep() {
  const { t } = useTranslation();
  return <Note tone="danger">{t("Something failed.")}</Note>;
}

const progressBar: ComponentPage = {
  component: { ProgressBar },
  file: "web/ui/display/status/progress-bar.tsx",
  docs: progressDocs,
  start: { label: english("Migration"), value: 40 },
  isWide: true,
  matrix: { rows: "tone", columns: "role" },
  anatomy: [
    { name: english("Track"), text: english("The whole, over the width of its place.") },
    { name: english("Bar"), text: english("What is done, from the side where reading begins.") },
  ],
  keyboard: [],
  accessibility: [
    english("The label is the accessible name, so it is required."),
    english("Screen readers say a percentage, or valueText if that is clearer."),
  ],
  advice: [
    {
      recommended: { text: english("Show the progress if its end is known."), Example: KnownEnd },
      discouraged: { text: english("A bar that does not move looks broken."), Example: Unmoved },
    },
  ],
};

function KnownEnd() {
  const { t } = useTranslation();
  return <ProgressBar label={t("Migration")} value={70} />;
}

function Unmoved() {
  const { t } = useTranslation();
  return <ProgressBar label={t("Migration")} value={0} />;
}

/** The documentation of notes and progress bars. */
export const GeneralPages = ({ part }: { part: PagePart }) => <PageParts part={part} pages={[note, progressBar]} />;
