import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { SearchBox } from '../../components/SearchBox';

/** The pause that ends a word (LOG-03). */
const PAUSE_MS = 1_000;
/** As much as the contract admits. */
const PALABRA_MAX = 64;

const Root = styled.div`
  max-width: 420px;
`;

interface BuscadorProps {
  label: string;
  onPalabra: (palabra: string) => void;
}

/** What to look for in a log. It tells a word a second after its last letter, and an emptied box at once. */
export function Buscador({ label, onPalabra }: BuscadorProps) {
  const [typed, setTyped] = useState('');
  const told = useRef('');
  const tell = useEffectEvent((palabra: string) => {
    told.current = palabra;
    onPalabra(palabra);
  });
  useEffect(() => {
    const palabra = typed.trim().slice(0, PALABRA_MAX);
    if (palabra === told.current) return undefined;
    const pause = setTimeout(() => tell(palabra), palabra === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <Root>
      <SearchBox label={label} value={typed} onChange={setTyped} />
    </Root>
  );
}
