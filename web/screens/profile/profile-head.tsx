import { IconBriefcase, IconCalendar, IconCamera, IconMapPin } from "@tabler/icons-react";
import { type ChangeEvent, Suspense, useRef, useState } from "react";

import { english } from "#contract/text/english.ts";
import { plainName } from "#contract/text/plain-name.ts";
import type { Profile } from "#contract/account/profile.ts";
import { profileFigures } from "#contract/timeline-groups.ts";
import styles from "#web/screens/profile/profile-head.module.css";
import { notify } from "#web/lib/alerts.ts";
import { describePictureFault } from "#web/lib/pictures/damaged-picture.ts";
import { dateFormatter, formatNumber } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { nameOf } from "#web/lib/api/user-query.ts";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";

const PictureDialog = lazyPart(
  () => import("#web/screens/profile/picture-dialog.tsx").then((part) => part.PictureDialog),
  { failure: "dialog" },
);

/** The name and the picture, which can be changed. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap>();

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.currentTarget;
    const file = element.files?.[0];
    // Allows choosing the same file again.
    element.value = "";
    if (!file) return;
    try {
      setChosen(await createImageBitmap(file));
    } catch {
      notify({
        tone: "danger",
        title: t(await describePictureFault(file, english("Choose a PNG, JPEG, GIF or WebP picture"))),
        text: plainName(file.name),
      });
    }
  };

  return (
    <Card className={styles.head} aria-label={t("Account")}>
      <div className={styles.cover} aria-hidden />
      <div className={styles.content}>
        <span className={styles.picture}>
          <Avatar key={profile.picture} name={nameOf(profile)} picture={profile.picture} size={96} />
        </span>
        <div className={styles.words}>
          <p className={styles.name}>
            <bdi>{nameOf(profile)}</bdi>
          </p>
          <ul className={styles.facts}>
            {(profile.job || profile.company) && (
              <li>
                <IconBriefcase size={16} stroke={1.75} aria-hidden />
                <bdi>{[profile.job, profile.company].filter(Boolean).join(" · ")}</bdi>
              </li>
            )}
            {profile.location && (
              <li>
                <IconMapPin size={16} stroke={1.75} aria-hidden />
                <bdi>{profile.location}</bdi>
              </li>
            )}
            <li>
              <IconCalendar size={16} stroke={1.75} aria-hidden />
              {t("Member since {{date}}", {
                date: dateFormatter({ month: "long", year: "numeric" }).format(new Date(profile.memberSince)),
              })}
            </li>
          </ul>
          <Counts profile={profile} isInline />
        </div>
        <div className={styles.change}>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/gif,image/webp"
            hidden
            aria-label={t("Choose a picture")}
            onChange={(event) => void choose(event)}
          />
          <Button onPointerEnter={PictureDialog.preload} onClick={() => input.current?.click()}>
            <IconCamera size={16} stroke={1.75} aria-hidden />
            {t("Change picture")}
          </Button>
        </div>
      </div>
      {chosen && (
        <Suspense>
          <PictureDialog picture={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}

/** The person's activity in figures: in cells, or in a line of text. */
export function Counts({ profile, isInline = false }: { profile: Profile; isInline?: boolean }) {
  useTranslation();
  if (profileFigures.length === 0) return null;
  return (
    <dl className={isInline ? styles.line : styles.counts}>
      {profileFigures.map(({ name, title }) => (
        <div key={name}>
          <dt>{translateData(title)}</dt>
          <dd>{formatNumber(profile.figures[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
