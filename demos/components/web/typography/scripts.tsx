import styles from "#demos/components/web/typography/typography.module.css";

const texts = [
  ["en", "Invoices are sent on the last day of the month."],
  ["de", "Rechnungen werden am letzten Tag des Monats verschickt."],
  ["ar", "تُرسل الفواتير في آخر يوم من الشهر."],
  ["ja", "請求書は月末に送付されます。"],
  ["zh", "发票于每月最后一天寄出。"],
] as const;

/** Text that people write has its own direction, whatever the direction of the page is. */
export const Scripts = () => (
  <ul className={styles.scripts}>
    {texts.map(([lang, text]) => (
      <li key={lang} lang={lang} dir="auto">
        {text}
      </li>
    ))}
  </ul>
);
