// Web addresses that restaurants enter and guests open. The same rule decides what may be stored and what is rendered as a link.

const maxLength = 500
/** Invisible characters and spaces can make a link look like another. */
const misleading = /[\s\p{Cc}\p{Cf}]/u
/** The pattern `https`, a domain name without a user name before it, and any path. */
const shape =
  /^https:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})(?::\d{1,5})?(?:[/?#]|$)/iu

/** Whether a text is a web link. Also false for links of earlier releases that begin with `http:`. */
export const isWebLink = (link: string): boolean => link.length <= maxLength && !misleading.test(link) && shape.test(link)
