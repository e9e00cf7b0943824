import { listAdministrators, type Administrator } from '@sufra/shared/administrators/administrator.routes'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'

const administratorsKey = ['administrators'] as const

export const nameOf = ({ firstName, lastName }: Pick<Administrator, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim()

export const useAdministrators = () => useQuery({ queryKey: administratorsKey, queryFn: () => call(listAdministrators, {}) })

/** A change of an administrator. The list is fetched again after it. */
export const useAdministratorChange = (change: () => Promise<unknown>, { done, onEnd }: { done: string; onEnd: () => void }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => showSuccess(done),
    onError: (failure) => showError(failure, t),
    onSettled: () => {
      onEnd()
      void queryClient.invalidateQueries({ queryKey: administratorsKey })
    },
    networkMode: 'always',
  })
}
