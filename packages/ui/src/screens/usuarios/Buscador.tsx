import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { SearchBox } from '../../components/SearchBox';
import { space } from '../../theme/tokens';
import type { UsuariosScreenProps } from './UsuariosScreenProps';

/** Debounce delay in milliseconds, so that not every letter is a request. */
const PAUSE_MS = 300;

const Root = styled.div`
  max-width: 420px;
  margin-bottom: ${space[4]};
  /* While people are selected, nothing may change the list. The hidden field keeps its place, so
     that rows do not move under the pointer. */
  &:has(~ * [data-on]) { visibility: hidden; }
`;

type BuscadorProps = Pick<UsuariosScreenProps, 'texto' | 'onTexto'>;

/**
 * The search field (USU-01). The typed text is debounced. The field follows changes from outside
 * (the browser's Back).
 */
export function Buscador({ texto, onTexto }: BuscadorProps) {
  const [typed, setTyped] = useState(texto);
  const reported = useRef(texto);
  const follow = useEffectEvent((shown: string) => {
    // The prop is the text that this field has reported. Letters typed since then stay.
    if (shown === reported.current) return;
    reported.current = shown;
    setTyped(shown);
  });
  useEffect(() => follow(texto), [texto]);
  const report = useEffectEvent((wanted: string) => {
    reported.current = wanted;
    onTexto(wanted);
  });
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === reported.current) return undefined;
    const pause = setTimeout(() => report(wanted), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <Root>
      <SearchBox label="Buscar por nombre" value={typed} onChange={setTyped} />
    </Root>
  );
}
