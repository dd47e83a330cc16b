import type { ProductCategory } from "#features/products/contract.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** The translated names of the categories. */
export function useCategoryNames(): Record<ProductCategory, string> {
  const { t } = useTranslation();
  return {
    Audio: t("Audio"),
    Furniture: t("Furniture"),
    Kitchen: t("Kitchen"),
    Lighting: t("Lighting"),
    Office: t("Office"),
  };
}
