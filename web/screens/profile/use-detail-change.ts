import { useQueryClient } from "@tanstack/react-query";

import type { Details, Profile } from "#contract/account/profile.ts";
import { profileQuery } from "#web/lib/api/profile-query.ts";
import { useUpdateProfile } from "#web/screens/profile/queries.ts";
import { saveChange } from "#web/lib/changes/save-change.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useConflict } from "#web/lib/changes/use-conflict.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

type Name = keyof Details;

/** Changes details that other windows may have changed meanwhile, with undo. */
export function useDetailChange() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutateAsync } = useUpdateProfile();
  const { asked, choose } = useConflict<Partial<Details>>();

  const write = (base: Profile, name: Name, value: string) => {
    const toSeen = (seen: Profile) => ({ fields: { [name]: seen[name] }, version: seen.version });
    return saveChange<Partial<Details>>({
      base: toSeen(base),
      change: { [name]: value },
      send: (part, version) => mutateAsync({ ...part, version }),
      read: async () => toSeen(await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })),
      choose,
    });
  };

  return {
    asked,
    /**
     * Changes a detail.
     *
     * @param base the profile when editing began
     * @param label the name of the detail, translated
     * @throws {ApiError} if the server refuses the change
     */
    change: async (base: Profile, name: Name, value: string, label: string) => {
      const outcome = await write(base, name, value);
      if (outcome === "mine") {
        offerUndo({
          title: t("Detail changed"),
          text: label,
          key: `profile ${name}`,
          undo: async () => (await write({ ...base, [name]: value }, name, base[name])) === "mine",
        });
      }
      return outcome;
    },
  };
}
