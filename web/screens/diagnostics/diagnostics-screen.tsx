import { IconCopy, IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { office } from "#office";
import { allows } from "#contract/roles.ts";
import { type CheckGroup, listProblems, worstFirst, worstOf, writeReport } from "#web/screens/diagnostics/check.ts";
import { CheckCard, StateSign } from "#web/screens/diagnostics/check-card.tsx";
import { type BrowserFacts, describeBrowser } from "#web/screens/diagnostics/describe-browser.ts";
import { describeServer } from "#web/screens/diagnostics/describe-server.ts";
import styles from "#web/screens/diagnostics/diagnostics-screen.module.css";
import { LiveCheck } from "#web/screens/diagnostics/live-check.tsx";
import { diagnosticsQuery } from "#web/screens/diagnostics/queries.ts";
import { readBrowser } from "#web/screens/diagnostics/read-browser.ts";
import { Triggers } from "#web/screens/diagnostics/triggers.tsx";
import { useStateWords } from "#web/screens/diagnostics/use-state-words.ts";
import { ViolationsCard } from "#web/screens/diagnostics/violations/violations-card.tsx";
import { notify } from "#web/lib/alerts.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { dateFormatter } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { userQuery } from "#web/lib/api/user-query.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Whether the parts of Atrium work, and buttons that cause what goes wrong. */
export function DiagnosticsScreen() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useQuery(diagnosticsQuery);
  const { data: user } = useQuery(userQuery);
  const { facts, readAgain } = useBrowser();
  const words = useStateWords();
  const server = data ? describeServer(data, t) : [];
  const browser = facts ? [{ title: t("This browser"), checks: describeBrowser(facts, t) }] : [];
  const groups = [...server, ...browser];
  const isReady = Boolean(data && facts);
  // The order depends on all of them.
  const isKnown = isReady || isError;
  const columns = isKnown ? [server.slice(0, -1), [...browser, ...server.slice(-1)]].map(worstFirst) : [];
  const copy = async () => {
    const isCopied = await copyText(writeReport(groups, words));
    notify(isCopied ? { title: t("Report copied") } : { title: t("Copying failed"), tone: "warning" });
  };
  return (
    <Screen
      title={t("Diagnostics")}
      description={t("Shows whether each part of {{title}} works, and what it shows when it does not.", {
        title: office.title,
      })}
      actions={
        <>
          <Button onClick={() => void copy()} disabled={!data || !facts}>
            <IconCopy size={16} stroke={1.75} aria-hidden />
            {t("Copy report")}
          </Button>
          <Button
            variant="primary"
            aria-disabled={isFetching}
            onClick={() => {
              void refetch();
              readAgain();
            }}
          >
            <IconRefresh size={16} stroke={1.75} aria-hidden />
            {t("Check again")}
          </Button>
        </>
      }
    >
      {isError && !data ? (
        <Card>
          <EmptyState
            title={t("The report could not be loaded")}
            action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
          />
        </Card>
      ) : (
        <Summary groups={groups} checkedAt={dataUpdatedAt} isReady={isReady} />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.column} data-room="server">
            {columns[0]?.map((group) => (
              <CheckCard key={group.title} {...group} />
            ))}
          </div>
          <LiveCheck />
        </div>
        <div className={styles.column} data-room="browser">
          {columns[1]?.map((group) => (
            <CheckCard key={group.title} {...group} />
          ))}
        </div>
      </div>
      <Triggers />
      {/* Where roles are not enforced, nobody has one. */}
      {user && allows(user.role ?? "admin", "admin") && <ViolationsCard />}
    </Screen>
  );
}

type SummaryProps = { groups: readonly CheckGroup[]; checkedAt: number; isReady: boolean };

function Summary({ groups, checkedAt, isReady }: SummaryProps) {
  const { t } = useTranslation();
  const state = worstOf(groups);
  const texts = { ok: t("Everything works"), warning: t("Works with warnings"), error: t("Something is not working") };
  return (
    <Card className={styles.summary} as="div">
      <div role="status" aria-label={t("Result")} className={styles.result}>
        {isReady ? (
          <>
            <StateSign state={state} />
            <strong>{texts[state]}</strong>
            {listProblems(groups).map(({ name, value }) => (
              <span key={name} className={styles.problem}>
                <bdi>{name}</bdi>: <bdi>{value}</bdi>
              </span>
            ))}
          </>
        ) : (
          t("Checking")
        )}
      </div>
      {isReady && (
        <Text as="p" size="small" muted tabular>
          {t("Checked: {{time}}", {
            time: dateFormatter({ dateStyle: "medium", timeStyle: "medium" }).format(checkedAt),
          })}
        </Text>
      )}
    </Card>
  );
}

function useBrowser() {
  const [facts, setFacts] = useState<BrowserFacts>();
  const readAgain = () => void readBrowser().then(setFacts);
  useEffect(readAgain, []);
  return { facts, readAgain };
}
