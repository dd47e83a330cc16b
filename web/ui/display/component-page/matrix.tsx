import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Drawn } from "#web/ui/display/component-page/drawn.tsx";
import styles from "#web/ui/display/component-page/matrix.module.css";
import { type ComponentPage, nameOf } from "#web/ui/display/component-page/page.ts";
import { controlOf, type PropertyValue, type PropertyValues } from "#web/ui/display/component-page/property-control.ts";
import { goToSection } from "#web/ui/display/component-page/sections.ts";
import { usePlayground } from "#web/ui/display/component-page/use-playground.ts";

type MatrixProps = {
  pages: readonly [ComponentPage, ...ComponentPage[]];
  matrix: NonNullable<ComponentPage["matrix"]>;
};

const plain = [{ name: "", values: {} as PropertyValues }] as const;

/** All combinations of the options of one or two properties, in each state. A press opens one in the playground. */
export function Matrix({ pages, matrix }: MatrixProps) {
  const { t } = useTranslation();
  const { page, properties, values: shown, show } = usePlayground(pages);
  const start = Object.fromEntries(
    Object.keys(page.start ?? {}).flatMap((name) => {
      const value = shown[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const optionsOf = (name: string): readonly PropertyValue[] => {
    const property = properties.find((each) => each.name === name);
    const control = property && controlOf(property);
    return control?.kind === "choice" ? control.options : [];
  };
  const { rows, columns, states = plain } = matrix;
  const columnOptions = columns === undefined ? [undefined] : optionsOf(columns);
  const hasStates = matrix.states !== undefined;
  const corner = (
    <th scope="col" rowSpan={columns !== undefined && hasStates ? 2 : 1}>
      {rows}
    </th>
  );
  const open = (values: PropertyValues) => {
    show(values);
    goToSection("playground");
  };
  return (
    <>
      {page.isPressable && <p className={styles.help}>{t("Press one to open it in the playground.")}</p>}
      <div
        role="region"
        aria-label={t("Combinations of {{name}}", { name: nameOf(page) })}
        className={`${styles.region} fading-ends`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that the keyboard has to reach it
        tabIndex={0}
      >
        <table className={styles.table} data-wide={page.isWide}>
          <thead>
            {columns !== undefined && (
              <tr>
                {corner}
                {columnOptions.map((option) => (
                  <th key={String(option)} scope="colgroup" colSpan={states.length}>
                    <code className={styles.code}>{String(option)}</code>
                  </th>
                ))}
              </tr>
            )}
            {hasStates && (
              <tr>
                {columns === undefined && corner}
                {columnOptions.flatMap((option) =>
                  states.map((state) => (
                    <th key={`${option} ${state.name}`} scope="col">
                      {translateData(state.name)}
                    </th>
                  )),
                )}
              </tr>
            )}
          </thead>
          <tbody>
            {optionsOf(rows).map((row) => (
              <tr key={String(row)}>
                <th scope="row">
                  <code className={styles.code}>{String(row)}</code>
                </th>
                {columnOptions.flatMap((option) =>
                  states.map((state) => {
                    const values = {
                      [rows]: row,
                      ...(columns !== undefined && option !== undefined && { [columns]: option }),
                      ...state.values,
                    };
                    return (
                      <td key={`${option} ${state.name}`}>
                        <Drawn page={page} values={{ ...start, ...values }} onPress={() => open(values)} />
                      </td>
                    );
                  }),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
