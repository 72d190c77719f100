import { fillAddress } from '@garita/domain/formato/addressPart';
import { createContext, useContext, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, font, radius } from '../theme/tokens';
import { initialsOf } from './initials';
import { type PictureSize, placePicture } from './placePicture';

/**
 * URL template of the avatar service, with `{usuario}` for the name; null while unknown or
 * disabled.
 */
export const AvatarTemplateContext = createContext<string | null>(null);

const tileSide = { medium: 40, large: 80, huge: 120 } as const;
export type AvatarSize = keyof typeof tileSide;

const appear = keyframes`from { visibility: hidden; }`;
// A floor tile: small corner marks every 10 px.
const Tile = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${radius.tag};
  background-color: ${color.pozo};
  background-image: linear-gradient(225deg, ${color.borde} 0 2.5px, transparent 2.5px);
  background-size: 10px 10px;
  background-position: -3px 2px;
  color: ${color.tinta2};
  font-family: ${font.mono};
  font-size: 14px;
  font-weight: 600;
  line-height: 1;
  overflow: hidden;
  &[data-size='large'] { width: 80px; height: 80px; font-size: 27px; }
  &[data-size='huge'] { width: 120px; height: 120px; font-size: 41px; }
  > img {
    position: absolute;
    max-width: none;
    image-rendering: pixelated;
    visibility: hidden;
    &[width] { visibility: visible; }
  }
  /* The initials appear after 300 ms. A cached picture loads sooner, so they do not flash. */
  > img + span { animation: ${appear} 300ms step-end; }
`;

interface AvatarProps {
  /** The person's name; they need not belong to the agency. */
  usuario: string;
  /** The tile's side: 40, 80 or 120 px. */
  size?: AvatarSize;
  /** The accessible name. Only for an image without the name beside it. */
  label?: string;
}

function Figure({ usuario, side, source }: { usuario: string; side: number; source: string }) {
  const [natural, setNatural] = useState<PictureSize>();
  // `look` is also the ref callback, since a cached image may be complete before React listens to
  // `load`.
  const look = (picture: HTMLImageElement | null) => {
    if (!picture?.complete || picture.naturalWidth === 0) return;
    setNatural((known) => known ?? { width: picture.naturalWidth, height: picture.naturalHeight });
  };
  const { width, ...corner } = natural ? placePicture(natural, side) : {};
  return (
    <>
      <img
        ref={look}
        src={source}
        alt=""
        loading="lazy"
        decoding="async"
        width={width}
        style={corner}
        onLoad={({ currentTarget }) => look(currentTarget)}
      />
      {!natural && <span>{initialsOf(usuario)}</span>}
    </>
  );
}

/**
 * A person's avatar on a tile, scaled by integers only; small tiles show the head, and initials
 * replace a missing image.
 */
export function Avatar({ usuario, size = 'medium', label }: AvatarProps) {
  const template = useContext(AvatarTemplateContext);
  const source = template && fillAddress(template, { usuario });
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Tile data-size={size} {...naming}>
      {source ? (
        <Figure key={source} usuario={usuario} side={tileSide[size]} source={source} />
      ) : (
        <span>{initialsOf(usuario)}</span>
      )}
    </Tile>
  );
}
