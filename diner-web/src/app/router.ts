// The one place that names the router's package.
export { BrowserRouter, Link, Outlet, Route, Routes, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
