import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import type { Device } from "#contract/account/auth.ts";
import { isPhone, nameDevice } from "#contract/account/device-name.ts";
import styles from "#web/screens/profile/profile-screen.module.css";
import { devicesQuery, useEndDevice } from "#web/screens/profile/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { formatDateTime } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Chip } from "#web/ui/display/chip.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";

/** The person's sessions, which can be ended. */
export function Devices() {
  const { t } = useTranslation();
  const { data: devices, isPending, isError, refetch } = useQuery(devicesQuery);
  return (
    <Card className={styles.card} aria-labelledby="devices">
      <h2 id="devices" className={styles.title}>
        {t("Signed-in devices")}
      </h2>
      {isPending && <div className={styles.loading} role="status" aria-label={t("Loading")} />}
      {isError && (
        <EmptyState
          title={t("Devices could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      <ul className={styles.devices}>
        {devices?.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
    </Card>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { t } = useTranslation();
  const { mutateAsync: endDevice, isPending } = useEndDevice();
  const name = nameDevice(device.userAgent) || t("Unknown browser");
  const Icon = isPhone(device.userAgent) ? IconDeviceMobile : IconDeviceDesktop;
  const lastUsed = t("Last used {{date}}", { date: formatDateTime(device.lastUsedAt) });

  const end = async () => {
    const isMeant = await askToConfirm({
      title: t("Sign out this device?"),
      text: t("{{device}} will have to sign in again.", { device: name }),
      confirm: t("Sign out device"),
      cancel: t("Cancel"),
      tone: "danger",
    });
    if (!isMeant) return;
    await endDevice(device.id);
    notify({ title: t("Device signed out"), text: name, tone: "success" });
  };
  return (
    <li className={styles.device}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <span className={styles.deviceName}>
          {name}
          {device.isThis && <Chip>{t("This device")}</Chip>}
          {device.isLocked && <Chip>{t("Locked")}</Chip>}
        </span>
        <span className={styles.detail}>{lastUsed}</span>
      </div>
      {!device.isThis && (
        <Button
          size="small"
          aria-label={t("Sign out {{device}}, {{detail}}", { device: name, detail: lastUsed })}
          disabled={isPending}
          onClick={() => void end().catch(() => {})}
        >
          {t("Sign out")}
        </Button>
      )}
    </li>
  );
}
