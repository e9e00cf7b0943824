import type { Page } from 'playwright/test'

declare global {
  interface Window {
    /** Titles of the notifications that the page has tried to show. */
    notified: string[]
  }
}

type Notifications = { permission: NotificationPermission; canConstruct: boolean }

/** Replaces the browser's notifications, which are always denied without a screen. On Android their constructor throws. */
export const replaceNotifications = (phone: Page, notifications: Notifications) =>
  phone.addInitScript(({ permission, canConstruct }) => {
    window.notified = []
    const given = { permission, requestPermission: async () => permission }
    const replaced = new Proxy(Notification, {
      get: (target, name) => Reflect.get(name in given ? given : target, name),
      construct: (_target, [title]) => {
        window.notified.push(title)
        if (!canConstruct) throw new TypeError('Illegal constructor')
        return new EventTarget()
      },
    })
    Object.assign(window, { Notification: replaced })
    ServiceWorkerRegistration.prototype.showNotification = async (title) => void window.notified.push(title)
  }, notifications)
