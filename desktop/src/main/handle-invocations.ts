import type { IpcMain } from 'electron/main'
import { z } from 'zod'
import { invocations, type InvocationInput, type InvocationName, type InvocationReply } from '../bridge/bridge.ts'
import { invokeChannel } from '../bridge/channels.ts'
import { appOrigin } from './app-protocol.ts'

export type IpcHandlers = { [N in InvocationName]: (input: InvocationInput<N>) => InvocationReply<N> | Promise<InvocationReply<N>> }

const invocationName = z.enum(Object.keys(invocations) as [InvocationName, ...InvocationName[]]) // the object's own keys

/** Parses what the renderer asks and answers it. Throws at a page that is not ours and at an ask that bridge.ts does not have. */
export const handleInvocations = (ipcMain: Pick<IpcMain, 'handle'>, answers: IpcHandlers) => {
  ipcMain.handle(invokeChannel, async ({ senderFrame }, name: unknown, input: unknown) => {
    if (!senderFrame || senderFrame.origin !== appOrigin || senderFrame.parent) throw new Error('asked by a stranger')
    return answer(answers, invocationName.parse(name), input)
  })
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties an ask's name to its input
const answer = <N extends InvocationName>(answers: IpcHandlers, name: N, input: unknown) =>
  answers[name](invocations[name].parse(input) as InvocationInput<N>) // parsed by the very schema that types it
