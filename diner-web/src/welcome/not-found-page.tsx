import { MapPinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MessagePage } from '../common/ui/message-page.tsx'

export const NotFoundPage = () => {
  const { t } = useTranslation()
  return <MessagePage icon={MapPinOff} title={t('welcome.notFound')} text={t('welcome.notFoundText')} />
}
