import { TextInput } from '@sufra/shared/ui/field'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'dir' | 'after'>

/** A password field with a button that shows the password. */
export const PasswordInput = (props: Props) => {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  return (
    <TextInput
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      {...props}
      after={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={t(isShown ? 'accounts.hidePassword' : 'accounts.showPassword')}
          onClick={() => setShown(!isShown)}
          className="border border-line bg-card"
        />
      }
    />
  )
}
