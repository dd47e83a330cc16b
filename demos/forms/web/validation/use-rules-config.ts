import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import type { RuleParams } from "#demos/forms/web/validation/rule-params.ts";
import { type RulesConfig, toConfig, toParams } from "#demos/forms/web/validation/rules-config.ts";
import { isSame } from "#web/lib/changes/conflict.ts";

const route = getRouteApi("/_shell/form/validation");

/** In milliseconds: the pause in typing after which the rules are written to the address. */
const pause = 150;

/** The rules as they are typed. They are kept in the address, and follow changes of it from elsewhere. */
export function useRulesConfig() {
  const params: RuleParams = route.useSearch();
  const navigate = route.useNavigate();
  const [config, setConfig] = useState(() => toConfig(params));
  const [known, setKnown] = useState(params);
  /** What was written and has not arrived: it is older than what was typed since. */
  const [written, setWritten] = useState<readonly RuleParams[]>([]);
  if (known !== params) {
    const arrived = written.findIndex((each) => isSame(each, params));
    setKnown(params);
    setWritten(arrived < 0 ? [] : written.slice(arrived + 1));
    if (arrived < 0) setConfig(toConfig(params));
  }

  useEffect(() => {
    const next = toParams(config);
    if (isSame(next, written.at(-1) ?? params)) return undefined;
    const timer = setTimeout(() => {
      setWritten((now) => [...now, next]);
      void navigate({ search: next, replace: true, resetScroll: false });
    }, pause);
    return () => clearTimeout(timer);
  });

  const change = (part: Partial<RulesConfig>) => setConfig((now) => ({ ...now, ...part }));
  return [config, change] as const;
}
