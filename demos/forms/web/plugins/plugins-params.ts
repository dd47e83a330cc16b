/** How the inline-edit sample behaves. Absent values are the defaults: in a popup, enabled. */
export type PluginsParams = { mode?: "inline" | undefined; editing?: "off" | undefined };

export const readParams = ({ mode, editing }: Record<string, unknown>): PluginsParams => ({
  mode: mode === "inline" ? mode : undefined,
  editing: editing === "off" ? editing : undefined,
});
