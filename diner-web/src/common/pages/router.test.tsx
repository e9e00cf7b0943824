// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BrowserRouter, Link, Pages, useGoBack, useLocation, useNavigate, useParams, useSearchParams } from './router.ts'

afterEach(cleanup)
beforeEach(() => history.replaceState(null, '', '/'))

const Dish = () => {
  const { dishId } = useParams()
  const [parameters, set] = useSearchParams()
  return (
    <>
      <p>
        dish {dishId} {parameters.get('size')}
      </p>
      <button type="button" onClick={() => set({ size: 'large' }, { replace: true })}>
        large
      </button>
      <button type="button" onClick={() => set({})}>
        none
      </button>
    </>
  )
}
const Home = () => (
  <>
    <Link to="/dishes/1?size=small">first</Link>
    <Link to="/">home</Link>
  </>
)
const Redirect = () => {
  const navigate = useNavigate()
  useEffect(() => navigate('/dishes/3', { replace: true }), [navigate])
  return null
}
const Where = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const Back = () => {
  const goBack = useGoBack('/')
  return (
    <button type="button" onClick={goBack}>
      back
    </button>
  )
}

const open = (path: string) => {
  history.replaceState(null, '', path)
  render(
    <BrowserRouter>
      <Where />
      <Back />
      <Pages pages={{ '/': <Home />, '/dishes/:dishId': <Dish />, '/old': <Redirect /> }} notFound={<p>nothing here</p>} />
    </BrowserRouter>,
  )
}
const tap = (name: string, keys: object = {}) => fireEvent.click(screen.getByText(name), keys)
const shownPath = () => screen.getByRole('status').textContent
const travelled = () => act(() => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })))

test('a link shows its page with the parameters of its path and address, and back returns to the previous page', async () => {
  open('/')
  tap('first')
  expect(screen.getByText('dish 1 small')).toBeTruthy()
  expect([shownPath(), location.pathname, history.state.idx]).toEqual(['/dishes/1?size=small', '/dishes/1', 1])
  tap('back')
  await travelled()
  expect([shownPath(), history.state.idx]).toEqual(['/', 0])
})

test('a link to the current page adds no history entry, and a tap with a modifier key is left to the browser', () => {
  open('/')
  tap('home')
  tap('first', { ctrlKey: true })
  expect([shownPath(), history.state.idx]).toEqual(['/', 0])
})

test('the parameters of the address are replaced, or added as a new entry', () => {
  open('/dishes/2')
  tap('large')
  expect([shownPath(), history.state.idx]).toEqual(['/dishes/2?size=large', 0])
  tap('none')
  expect([shownPath(), history.state.idx]).toEqual(['/dishes/2', 1])
})

test('back on the first page of a tab opens the fallback, without a new entry', () => {
  open('/dishes/2')
  tap('back')
  expect([shownPath(), history.state.idx]).toEqual(['/', 0])
})

test('a page that redirects at once is left, and an unknown path has a page too', () => {
  open('/old')
  expect(screen.getByText(/^dish 3/)).toBeTruthy()
  cleanup()
  open('/no/such/page')
  expect(screen.getByText('nothing here')).toBeTruthy()
})

test('each entry has its own key, which stays when a sheet adds its entry', () => {
  const keys = new Set<string>()
  const Key = () => {
    keys.add(useLocation().key)
    return null
  }
  history.replaceState(null, '', '/')
  render(
    <BrowserRouter>
      <Key />
      <Home />
    </BrowserRouter>,
  )
  tap('first')
  tap('home')
  act(() => {
    history.pushState({ ...history.state, sheets: 1 }, '')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(keys.size).toBe(3)
  expect([...keys][0]).toBe('default')
})
