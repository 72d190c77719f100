import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from './RouterContext';

type Params = Readonly<Record<string, string>> | URLSearchParams;

/** Changes what the address says behind its `?`, made from what it says now where that is given; the `#` goes. */
export type SetSearchParams = (next: Params | ((before: URLSearchParams) => Params), options?: { readonly replace?: boolean }) => void;

/** What the address says behind its `?`. */
export function useSearchParams(): [params: URLSearchParams, setParams: SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const after = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next).toString();
      navigate(after === '' ? window.location.pathname : `?${after}`, options);
    },
    [navigate],
  );
  return [params, setParams];
}
