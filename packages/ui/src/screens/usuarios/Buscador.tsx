import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { SearchBox } from '../../components/SearchBox';
import { space } from '../../theme/tokens';
import type { UsuariosScreenProps } from './UsuariosScreenProps';

/** Debounce in milliseconds, so that not each letter is a request. */
const PAUSE_MS = 300;

const Root = styled.div`
  max-width: 420px;
  margin-bottom: ${space[4]};
  /* While people are being picked nothing may change the list; its place stays, or rows would move away from under the pointer. */
  &:has(~ * [data-on]) { visibility: hidden; }
`;

type BuscadorProps = Pick<UsuariosScreenProps, 'texto' | 'onTexto'>;

/**
 * The search field (USU-01). Debounces the typed text, and follows changes from outside (the
 * browser's Back).
 */
export function Buscador({ texto, onTexto }: BuscadorProps) {
  const [typed, setTyped] = useState(texto);
  const told = useRef(texto);
  const follow = useEffectEvent((shown: string) => {
    // The field's own text comes back as a prop: keep the letters typed since.
    if (shown === told.current) return;
    told.current = shown;
    setTyped(shown);
  });
  useEffect(() => follow(texto), [texto]);
  const tell = useEffectEvent((wanted: string) => {
    told.current = wanted;
    onTexto(wanted);
  });
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === told.current) return undefined;
    const pause = setTimeout(() => tell(wanted), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <Root>
      <SearchBox label="Buscar por nombre" value={typed} onChange={setTyped} />
    </Root>
  );
}
