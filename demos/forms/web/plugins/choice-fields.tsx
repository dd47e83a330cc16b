import { countryChoices } from "#demos/forms/web/country-choices.ts";
import type { PluginsFormState } from "#demos/forms/web/plugins/use-plugins-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { ColorField } from "#web/ui/form/color-field.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { SearchSelectField } from "#web/ui/form/lists/search-select-field.tsx";
import { TagsField } from "#web/ui/form/lists/tags-field.tsx";
import { Library } from "#web/ui/theme/library.tsx";

/** A country, words and a colour. */
export function ChoiceFields({ form }: { form: PluginsFormState }) {
  const { t } = useTranslation();
  return (
    <Library>
      <Fields columns={2}>
        <SearchSelectField
          label={t("Country")}
          placeholder={t("Search for a country")}
          options={countryChoices()}
          {...form.control("country")}
        />
        <ColorField label={t("Color")} {...form.control("color")} />
        <div data-wide>
          <TagsField label={t("Tags")} placeholder={t("Type and press Enter")} maxTags={20} {...form.control("tags")} />
        </div>
      </Fields>
    </Library>
  );
}
