// The members of the restaurant, with the changes of this page.
import { listStaff } from '@sufra/shared/staff/staff.routes'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { queryClient } from '../../common/api/query-client.ts'

type Reply = ReplyOf<typeof listStaff>
export type Staff = Reply['data']

const staffKey = ['staff']

/** The staff, fetched again at each opening and when the window is focused again, because invited people join elsewhere. */
export const useStaff = () => useQuery({ queryKey: staffKey, queryFn: () => call(listStaff, {}), staleTime: 0 })

/** Shows the reply of a change. */
export const storeStaff = (reply: Reply): void => {
  queryClient.setQueryData(staffKey, reply)
}

/** Changes the staff and shows the reply, or the server's list after a refusal. */
export const useStaffChange = (change: () => Promise<Reply>, { done, onEnd }: { done: string; onEnd: () => void }) => {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: change,
    onSuccess: (reply) => {
      storeStaff(reply)
      showSuccess(done)
    },
    onError: (error) => {
      showError(error, t)
      void queryClient.invalidateQueries({ queryKey: staffKey })
    },
    onSettled: onEnd,
    networkMode: 'always',
  })
}
