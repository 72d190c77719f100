import { EMBLEMA_LADO } from '@garita/domain/identidad/emblema.rules';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { CaraContext, GARITA } from '../../../components/CaraContext';
import { ErrorIcon } from '../../../components/icons';
import { Logo } from '../../../components/Logo';
import { Quiet, Row, Stack } from '../../../components/layout';
import { describeRefusal } from '../../../form/refusal';
import type { FieldBinding } from '../../../form/useForm';
import { useSending } from '../../../form/useSending';
import { color, fieldBackground, media, radius, space, text } from '../../../theme/tokens';
import { readImagenFile } from '../../readImagenFile';

const Label = styled.span`
  font-size: ${text[15]};
  font-weight: 700;
`;
const Drop = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]};
  border: 1px dashed ${color.bordeControl};
  border-radius: ${radius.control};
  background: ${fieldBackground};
  &[data-over] { border-color: ${color.petroleo}; background: ${color.petroleoSuave}; }
  ${media.compact} { gap: ${space[3]}; }
`;
const Failure = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  color: ${color.granaTexto};
  font-size: ${text[13]};
  font-weight: 600;
  svg { flex: none; margin-top: 2px; }
`;

export interface EmblemaFieldProps extends FieldBinding<string | null> {
  /** Stores a picture and returns its hash. The field shows the reason of a rejection. */
  onEmblema: (bytes: Uint8Array) => Promise<string>;
  /** Registers the pending upload with the draft: a save waits until the upload has finished. */
  arrives: <R>(value: Promise<R>) => Promise<R>;
  urlOf: (hash: string) => string;
}

/** The agency's emblem. The browser checks the file before the upload, and the server after it. */
export function EmblemaField({
  value,
  onChange,
  errorMessage,
  inputRef,
  onEmblema,
  arrives,
  urlOf,
}: EmblemaFieldProps) {
  const [error, setError] = useState<string>();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { isPending, isBusy, send } = useSending<File>(
    async (file) => onChange(await arrives(readImagenFile(file).then(onEmblema))),
    (refusal) => setError(describeRefusal(refusal)),
  );
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (!file || isBusy()) return;
    setError(undefined);
    send(file);
  };
  const said = error ?? errorMessage;
  return (
    <Stack $gap={2} role="group" aria-labelledby={id}>
      <Label id={id}>Emblema</Label>
      <Drop
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <CaraContext value={{ ...GARITA, emblema: value && urlOf(value) }}>
          <Logo size={64} wordmark={false} />
        </CaraContext>
        <Stack $gap={2}>
          <Row>
            <Button
              ref={inputRef}
              size="small"
              isPending={isPending}
              onPress={() => input.current?.click()}
            >
              {value ? 'Cambiar imagen' : 'Elegir imagen'}
            </Button>
            {value && (
              <Button
                size="small"
                variant="quiet"
                isDisabled={isPending}
                onPress={() => onChange(null)}
              >
                Quitar
              </Button>
            )}
          </Row>
          <Quiet $small>
            O suéltala aquí. PNG, WebP o GIF cuadrado, de {EMBLEMA_LADO.min} a {EMBLEMA_LADO.max}{' '}
            píxeles y hasta 256 kB.
          </Quiet>
        </Stack>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Imagen del emblema"
          accept="image/png,image/webp,image/gif"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </Drop>
      <div aria-live="polite">
        {said && (
          <Failure>
            <ErrorIcon size={16} />
            <span>{said}</span>
          </Failure>
        )}
      </div>
    </Stack>
  );
}
