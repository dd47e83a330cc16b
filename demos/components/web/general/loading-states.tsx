import { useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { Spinner } from "#web/ui/display/spinner.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import styles from "#demos/components/web/general/general.module.css";

/** A skeleton keeps the place of content. A spinner is for what has no place, such as a request in a button. */
export function LoadingStates() {
  const { t } = useTranslation();
  const [isLoading, setIsLoading] = useState(true);
  return (
    <Stack>
      <SwitchField label={t("Loading")} name="loading" value={isLoading} onChange={setIsLoading} />
      {isLoading ? (
        <Skeleton label={t("Loading the comment")} lines={2} hasPicture />
      ) : (
        <div className={styles.comment}>
          <Avatar name="Mei Tanaka" picture="" size={40} />
          <p lang="en" dir="auto">
            The new desk lamps arrived today. I have put one on every desk on the second floor.
          </p>
        </div>
      )}
      <Row>
        {([16, 24, 40] as const).map((size) => (
          <Spinner key={size} size={size} />
        ))}
      </Row>
    </Stack>
  );
}
