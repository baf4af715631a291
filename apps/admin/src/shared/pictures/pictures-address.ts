/** Where the library of pictures stands, or one picture of it. */
export const picturesAddress = (id?: string): string =>
  id === undefined ? '/catalogue/pictures' : `/catalogue/pictures/${encodeURIComponent(id)}`;

/** The id of a picture of ours in any of its addresses. */
export const pictureIdOf = (address: string): string | undefined =>
  /^\/media\/([^/]+)\//.exec(address)?.[1];
