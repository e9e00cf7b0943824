/**
 * The push services of browsers: Chrome and browsers built on it, Firefox, Safari, Edge. Our server sends requests to no other address,
 * whatever a client requests. Sources: https://web.dev/articles/push-notifications-web-push-protocol,
 * https://developer.apple.com/documentation/usernotifications/sending-web-push-notifications-in-web-apps-and-browsers
 */
const pushServices = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

/** Whether an address from a browser belongs to a push service. */
export const isPushService = (endpoint: string): boolean => {
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return pushServices.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}
