import { Notification } from 'electron/main'

export const showOrderNotification = ({ title, body, open }: { title: string; body: string; open: () => void }) => {
  const notification = new Notification({ title, body, silent: true })
  notification.on('click', open)
  notification.show()
}
