// Addresses on the web that restaurants enter and guests open. One rule for what may be stored and what is shown as a link.

const maxLength = 500
/** Invisible characters and spaces make a link look like another. */
const misleading = /[\s\p{Cc}\p{Cf}]/u
/** `https`, a domain name without a user name before it, and whatever follows. */
const shape =
  /^https:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})(?::\d{1,5})?(?:[/?#]|$)/iu

/** Also false for links of earlier releases that begin with `http:`. */
export const isWebLink = (link: string): boolean => link.length <= maxLength && !misleading.test(link) && shape.test(link)
