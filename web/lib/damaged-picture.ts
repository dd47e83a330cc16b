import { english } from "#contract/english.ts";
import { pictureTypes } from "#contract/picture-types.ts";

/** Of a file that is a picture by its type, but that the browser cannot decode. The key of its translations. */
export const damagedPicture = english("This picture is damaged. Choose another one.");

/** Whether a file is said to be a picture of a kind that all browsers show. */
export const isPicture = ({ type }: Blob) => pictureTypes.some((each) => each === type);
