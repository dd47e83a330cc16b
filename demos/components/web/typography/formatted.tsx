import { useTranslation } from "#web/lib/i18n.ts";
import { FormattedText } from "#web/ui/display/formatted-text.tsx";

/** What people write in an editor: sanitized, with the elements that the caller allows. */
export function Formatted() {
  const { t } = useTranslation();
  const html = `<h2>${t("Moving the warehouse")}</h2>
<p><strong>${t("We move on Friday afternoon.")}</strong> <em>${t("Orders packed by noon leave on the same day.")}</em></p>
<ul><li>${t("Label the shelves that you use.")}</li><li>${t("Take the scales and the printer with you.")}</li></ul>
<ol><li>${t("Pack the boxes")}</li><li>${t("Load the van")}</li><li>${t("Check the list")}</li></ol>
<blockquote><p>${t("Never put fragile boxes below heavy ones.")}</p></blockquote>
<p><a href="#/profile">${t("The plan is in the calendar.")}</a></p>`;
  return <FormattedText html={html} allowed="document" />;
}
