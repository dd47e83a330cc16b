import { IconCheck, IconCopy, IconX } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";

import { notify } from "#web/lib/alerts.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import styles from "#web/ui/display/component-page/documentation.module.css";
import { Matrix } from "#web/ui/display/component-page/matrix.tsx";
import { type Advice, type ComponentPage, docOf, nameOf } from "#web/ui/display/component-page/page.ts";
import { type SectionId, sectionTitles } from "#web/ui/display/component-page/sections.ts";
import { usePlayground } from "#web/ui/display/component-page/use-playground.ts";
import { PropsTable } from "#web/ui/display/example/props-table.tsx";
import { Keys } from "#web/ui/display/text/keys.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** What there is to know of the component in the playground. */
export function Documentation({ pages }: { pages: readonly [ComponentPage, ...ComponentPage[]] }) {
  const { page } = usePlayground(pages);
  const name = nameOf(page);
  const doc = docOf(page);
  return (
    <Card as="article" className={styles.card} aria-labelledby="documentation">
      <Row justify="between">
        <h2 id="documentation" className={styles.title} translate="no">
          {name}
        </h2>
        <FilePath file={page.file} />
      </Row>
      {page.matrix && (
        <Section id="combinations">
          <Matrix pages={pages} matrix={page.matrix} />
        </Section>
      )}
      <Section id="anatomy">
        <ol className={styles.anatomy}>
          {page.anatomy.map(({ name: part, text }) => (
            <li key={part}>
              <strong>{translateData(part)}</strong>
              <p>{translateData(text)}</p>
            </li>
          ))}
        </ol>
      </Section>
      {page.keyboard.length > 0 && (
        <Section id="keyboard">
          <dl className={styles.keys}>
            {page.keyboard.map(({ keys, text }) => (
              <Fragment key={text}>
                <dt>
                  <Keys keys={keys} />
                </dt>
                <dd>{translateData(text)}</dd>
              </Fragment>
            ))}
          </dl>
        </Section>
      )}
      <Section id="accessibility">
        <ul className={styles.notes}>
          {page.accessibility.map((text) => (
            <li key={text}>{translateData(text)}</li>
          ))}
        </ul>
      </Section>
      <Section id="advice">
        <div className={styles.advice}>
          {page.advice.map(({ recommended, discouraged }) => (
            <Fragment key={recommended.text}>
              <AdviceCard advice={recommended} isRecommended />
              <AdviceCard advice={discouraged} isRecommended={false} />
            </Fragment>
          ))}
        </div>
      </Section>
      <Section id="properties">{doc && <PropsTable doc={doc} />}</Section>
    </Card>
  );
}

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.subtitle} tabIndex={-1}>
        {sectionTitles(t)[id]}
      </h3>
      {children}
    </section>
  );
}

/** A word and a sign say which it is, not the color alone. Its example cannot be pressed. */
function AdviceCard({ advice: { text, Example }, isRecommended }: { advice: Advice; isRecommended: boolean }) {
  const { t } = useTranslation();
  const Sign = isRecommended ? IconCheck : IconX;
  return (
    <figure className={styles.figure} data-recommended={isRecommended}>
      <div className={styles.example} inert>
        <Example />
      </div>
      <figcaption className={styles.caption}>
        <strong className={styles.verdict}>
          <Sign size={16} stroke={2} aria-hidden />
          <span>{isRecommended ? t("Do") : t("Don't")}</span>
        </strong>
        <span>{translateData(text)}</span>
      </figcaption>
    </figure>
  );
}

function FilePath({ file }: { file: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    if (await copyText(file)) notify({ title: t("Path copied"), text: file });
    else notify({ title: t("Copying failed"), tone: "warning" });
  };
  return (
    <Row gap="tiny">
      <code className={styles.path}>{file}</code>
      <Button variant="subtle" size="small" onClick={() => void copy()}>
        <IconCopy size={16} stroke={1.75} aria-hidden />
        {t("Copy path")}
      </Button>
    </Row>
  );
}
