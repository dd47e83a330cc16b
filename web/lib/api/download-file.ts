import { openDownload } from "#web/lib/api/api-client.ts";
import { download } from "#web/lib/api/download.ts";

/**
 * Saves a file that the API streams. A refusal is shown in an alert, and thrown.
 *
 * @param path below the API's root
 */
export async function downloadFile(path: string, name: string, query: Record<string, string> = {}) {
  const response = await openDownload(path, query, new AbortController().signal);
  download(await response.blob(), name);
}
