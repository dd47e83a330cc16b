import type { ComponentDoc } from "#web/lib/component-doc.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import styles from "#web/ui/display/example/props-table.module.css";

/** The properties of a component, as its source documents them, in English. On phones each is a block. */
export function PropsTable({ doc: { name, description, properties, extended } }: { doc: ComponentDoc }) {
  const { t } = useTranslation();
  return (
    <div className={styles.component}>
      <p className={styles.description}>
        <bdi>
          <code className={styles.code}>{name}</code> <Description text={description} />
        </bdi>
      </p>
      {properties.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">{t("Properties of {{name}}", { name })}</caption>
          <thead>
            <tr>
              <th scope="col">{t("Property")}</th>
              <th scope="col">{t("Type")}</th>
              <th scope="col">{t("Initial value")}</th>
              <th scope="col">{t("Description")}</th>
            </tr>
          </thead>
          <tbody>
            {properties.map((property) => (
              <tr key={property.name}>
                <th scope="row">
                  <code className={styles.name}>{property.name}</code>
                  {!property.isOptional && <span className={styles.required}>{t("Required")}</span>}
                </th>
                <td>
                  <code className={styles.code}>{property.type}</code>
                </td>
                <td data-empty={property.initial === undefined || undefined} data-label={t("Initial value")}>
                  {property.initial !== undefined && <code className={styles.code}>{property.initial}</code>}
                </td>
                <td data-empty={property.description === "" || undefined}>
                  <Description text={property.description} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {extended.map((type) => (
        <p key={type} className={styles.extended}>
          {t("Also takes the properties of {{type}}.", { type: `\u2068${type}\u2069` })}
        </p>
      ))}
    </div>
  );
}

/** A comment in English. What is between backticks is code. */
const Description = ({ text }: { text: string }) => (
  <bdi lang="en">
    {text.split("`").map((part, index) => {
      const Part = index % 2 === 1 ? "code" : "span";
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
      return <Part key={index}>{part}</Part>;
    })}
  </bdi>
);
