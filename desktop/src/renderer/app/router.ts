// The one place that names the router, so that its next major version is a one-line move.
export {
  createBrowserRouter,
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
