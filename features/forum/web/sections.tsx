import {
  IconBulb,
  IconHelpCircle,
  IconMessages,
  IconPackage,
  type IconProps,
  IconSpeakerphone,
} from "@tabler/icons-react";
import type { ComponentType } from "react";

import { type SectionKey, sectionTexts } from "#features/forum/contract.ts";
import type { Label } from "#contract/text/label.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";
import { LabelChip } from "#web/ui/display/text/label-chip.tsx";

const looks: Readonly<Record<SectionKey, { readonly color: Label["color"]; readonly Icon: ComponentType<IconProps> }>> =
  {
    announcements: { color: "amber", Icon: IconSpeakerphone },
    help: { color: "blue", Icon: IconHelpCircle },
    ideas: { color: "violet", Icon: IconBulb },
    product: { color: "green", Icon: IconPackage },
    "off-topic": { color: "teal", Icon: IconMessages },
  };

/** Its name in the user's language. */
export const sectionTitle = (key: SectionKey) => translateData(sectionTexts[key].title);

export const SectionChip = ({ section }: { section: SectionKey }) => (
  <LabelChip name={sectionTitle(section)} color={looks[section].color} />
);

/** Its sign in its colour; the class has the size. */
export function SectionIcon({ section, className }: { section: SectionKey; className?: string | undefined }) {
  const { color, Icon } = looks[section];
  return (
    <span className={className} data-color={color} aria-hidden>
      <Icon size={20} stroke={1.75} />
    </span>
  );
}
