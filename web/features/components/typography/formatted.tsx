import { FormattedText } from "#web/ui/display/formatted-text.tsx";

const html = `<h2>Moving the warehouse</h2>
<p>We move on <strong>Friday afternoon</strong>. Orders that are packed by <em>noon</em> still leave on the same day.</p>
<ul><li>Label the shelves that you use.</li><li>Take the scales and the printer with you.</li></ul>
<ol><li>Pack.</li><li>Load.</li><li>Check the list.</li></ol>
<blockquote><p>Please do not put the fragile boxes below the heavy ones again.</p></blockquote>
<p>The plan is in the <a href="#/calendar">calendar</a>.</p>`;

/** What people write in an editor: sanitized, with the elements that the caller allows. */
export const Formatted = () => <FormattedText html={html} allowed="document" />;
