import { IconClock, IconPhoto } from "@tabler/icons-react";
import { useDeferredValue, useMemo } from "react";

import type { BlogPostFields } from "#features/blog/contract.ts";
import { readingMinutes } from "#features/blog/reading-time.ts";
import { Cover } from "#features/blog/web/cover.tsx";
import styles from "#features/blog/web/editor/post-preview.module.css";
import { textOfHtml } from "#web/lib/changes/compare-texts.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** In characters. */
const excerptLength = 220;

/** A preview of the post's card in the list. */
export function PostPreview({
  id,
  fields,
}: {
  id: string;
  fields: Pick<BlogPostFields, "title" | "summary" | "body">;
}) {
  const { t } = useTranslation();
  const body = useDeferredValue(fields.body);
  const text = useMemo(() => textOfHtml(body), [body]);
  const minutes = useMemo(() => readingMinutes(text), [text]);
  const excerpt = fields.summary.trim() || text.slice(0, excerptLength);
  const isBlank = fields.title.trim() === "" && excerpt === "";
  return (
    <Card className={styles.card} aria-label={t("Preview")}>
      <Text as="h2" size="small" weight="bold" className={styles.heading}>
        {t("Preview")}
      </Text>
      {isBlank ? (
        <div className={`${styles.cover} ${styles.blank}`}>
          <IconPhoto size={32} stroke={1.5} aria-hidden />
        </div>
      ) : (
        <Cover id={id} className={styles.cover} />
      )}
      <Stack gap="small" className={styles.words}>
        <p className={styles.title}>
          <bdi>{fields.title.trim() || t("Untitled")}</bdi>
        </p>
        {excerpt !== "" && (
          <p className={styles.excerpt} dir="auto">
            {excerpt}
          </p>
        )}
        {text !== "" && (
          <Row as="p" gap="tiny" nowrap className={styles.fact}>
            <IconClock size={14} stroke={1.75} aria-hidden />
            <bdi>{t("{{count}} min", { count: formatNumber(minutes) })}</bdi>
          </Row>
        )}
        <p className={styles.note}>{t("The picture is drawn from the post itself, in each reader's colors.")}</p>
      </Stack>
    </Card>
  );
}
