import { useTranslation } from "#web/lib/i18n.ts";
import { Carousel } from "#web/ui/display/carousel.tsx";
import styles from "#demos/components/web/general/general.module.css";

const products = [
  { slug: "chair", name: "Beech chair" },
  { slug: "lamp", name: "Arc desk lamp" },
  { slug: "kettle", name: "Pour-over kettle" },
];

/** A few pictures in a row. It never moves by itself. */
export function Carousels() {
  const { t } = useTranslation();
  const slides = products.map(({ slug, name }) => ({
    id: slug,
    content: (
      <figure className={styles.figure}>
        <img src={`carousels/${slug}.svg`} alt="" width={480} height={240} className={styles.picture} />
        <figcaption lang="en">{name}</figcaption>
      </figure>
    ),
  }));
  return <Carousel label={t("Products")} slides={slides} />;
}
