// The only import of the router library, so that replacing it changes one file.
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useOutletContext,
  useParams,
  useRouteError,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom'
