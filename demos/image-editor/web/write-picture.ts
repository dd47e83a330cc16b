import { type Edit, pictureCrop } from "#demos/image-editor/web/crop-state.ts";
import type { OpenPicture } from "#demos/image-editor/web/open-picture.ts";
import { type Output, formatOf, nameOutput } from "#demos/image-editor/web/output.ts";
import { runImageJob } from "#demos/image-editor/web/run-image-job.ts";
import { scaleSize } from "#web/lib/picture-size.ts";

/**
 * Writes the edited picture in full resolution, from the original file.
 *
 * @returns undefined if the browser cannot write the format
 */
export async function writePicture(picture: OpenPicture, edit: Edit, output: Output): Promise<File | undefined> {
  const size = scaleSize(edit.crop, output.scale);
  const blob = await runImageJob({
    task: "write",
    file: picture.file,
    part: pictureCrop(edit, picture),
    orientation: edit.orientation,
    size,
    type: output.type,
    quality: output.quality,
  });
  return blob && new File([blob], nameOutput(picture.file.name, size, formatOf(output.type)), { type: output.type });
}
