import { useState } from 'react';
import styled from 'styled-components';
import { ShieldIcon } from '../components/icons/firstPage';
import { color } from '../theme/tokens';

const Picture = styled.img<{ $size: number }>`
  flex: none;
  width: auto;
  height: auto;
  max-width: ${({ $size }) => $size}px;
  max-height: ${({ $size }) => $size}px;
  image-rendering: pixelated;
`;
const Builtin = styled.span`
  flex: none;
  display: inline-grid;
  color: ${color.petroleoTexto};
`;

interface IconoMembresiaProps {
  /** Address of the picture; empty for the built-in one. */
  image: string;
  /** Maximum width and height in pixels: 48 on a card, 20 in a line. */
  size: 20 | 48;
}

/** The icon of a membership. Decorative: its name or effect is beside it. */
export function IconoMembresia({ image, size }: IconoMembresiaProps) {
  const [failed, setFailed] = useState<string>();
  // The ref checks the picture on mount too: on a server-rendered page the picture may have failed
  // before hydration.
  const look = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setFailed(image);
  };
  if (image && image !== failed)
    return (
      <Picture
        ref={look}
        src={image}
        alt=""
        loading="lazy"
        $size={size}
        onError={() => setFailed(image)}
      />
    );
  return (
    <Builtin aria-hidden="true">
      <ShieldIcon size={size} />
    </Builtin>
  );
}
