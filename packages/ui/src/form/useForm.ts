import { findFailures, findFieldFailure, type Rule } from '@garita/domain/reglas/Rule';
import { type FormEvent, type RefCallback, use, useEffect, useRef, useState } from 'react';
import { FormNoticeContext } from './FormNotice';
import { describeRefusal, isRefusal } from './refusal';
import { useSending } from './useSending';
import { useUnsent } from './useUnsent';

type FieldName<T> = keyof T & string;

interface FormOptions<T> {
  initial: T;
  /** The domain's ordered rules, the same as on the server. */
  rules: readonly Rule<T>[];
  /**
   * Sends the values. A rejection (`Refusal`) is shown at its field, or else as the form's error.
   */
  onSubmit: (values: T) => Promise<unknown> | unknown;
  /** Called once the values are sent, e.g. to close the dialog. */
  onDone?: () => void;
  /**
   * Which errors are also shown as a notice. `rules`: the failures of the rules. `all`: rejections
   * too. By default none.
   */
  notices?: 'rules' | 'all';
  /** Whether a submit shows the failures of all fields; by default only the first. */
  showsAll?: boolean;
}

/**
 * The props of a field, to be spread on it: `<TextField label="…" {...form.field('usuario')} />`.
 */
export interface FieldBinding<V> {
  name: string;
  value: V;
  onChange: (value: V) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
  inputRef: RefCallback<HTMLElement>;
}

export interface Form<T> {
  values: T;
  field: <K extends FieldName<T>>(campo: K) => FieldBinding<T[K]>;
  /** For `<form onSubmit={form.handleSubmit}>`. */
  handleSubmit: (event?: FormEvent) => void;
  isPending: boolean;
  /** The server's error without a field, until the next request or `reset`. */
  serverError: string | undefined;
  /** Resets to the initial values, without errors. */
  reset: () => void;
}

type Errors<T> = Partial<Record<FieldName<T>, string>>;

/**
 * A form with the domain's rules. On submit the text of the first failing rule is shown at its
 * field, which takes the focus, so that screen readers announce the text. With `showsAll` the texts
 * of the other fields are shown too. A changed field shows its error on blur. An unchanged field
 * does not, since the new text would move a Cancel button away from the pointer. During a request a
 * second submit is ignored.
 */
export function useForm<T extends object>({
  initial,
  rules,
  onSubmit,
  onDone,
  notices,
  showsAll = false,
}: FormOptions<T>): Form<T> {
  const [found, written] = useUnsent<Partial<T>>(initial);
  const [values, setValues] = useState<T>({ ...initial, ...found });
  const [errors, setErrors] = useState<Errors<T>>({});
  const [serverError, setServerError] = useState<string>();
  // The current values. A field's last change and the submit may happen in one event, before a
  // render.
  const latest = useRef(values);
  const changed = useRef(new Set(Object.keys(found) as FieldName<T>[]));
  const elements = useRef(new Map<FieldName<T>, HTMLElement>());
  /**
   * The failed field takes the focus after its error is rendered. If it took the focus earlier, it
   * would open its list over the error.
   */
  const [faulty, setFaulty] = useState<{ readonly campo: FieldName<T> }>();
  useEffect(() => {
    if (faulty) elements.current.get(faulty.campo)?.focus();
  }, [faulty]);

  const notice = use(FormNoticeContext);
  // With `all` the notice outlives the form: a rejection may come with new data that replaces the
  // form.
  useEffect(() => (notices === 'rules' ? notice.clear : undefined), [notices, notice]);

  const setError = (campo: FieldName<T>, texto: string | undefined) =>
    setErrors((now) => {
      const { [campo]: _, ...others } = now;
      return (texto === undefined ? others : { ...others, [campo]: texto }) as Errors<T>;
    });

  const change = <K extends FieldName<T>>(campo: K, value: T[K]) => {
    latest.current = { ...latest.current, [campo]: value };
    changed.current.add(campo);
    written.current = { ...written.current, [campo]: value };
    setValues(latest.current);
    // A shown error follows the value until the value is valid. A first error waits for the blur.
    if (errors[campo] !== undefined)
      setError(campo, findFieldFailure(rules, latest.current, campo)?.texto);
  };

  /** Shows a refusal at its field, if the form has that field. */
  const showRejection = (error: unknown) => {
    const texto = describeRefusal(error);
    const campo =
      isRefusal(error) && [...elements.current.keys()].find((name) => name === error.campo);
    if (campo) {
      setError(campo, texto);
      setFaulty({ campo });
    } else {
      setServerError(texto);
    }
    if (notices === 'all') notice.show(texto);
  };

  const { isPending, isBusy, send } = useSending(async (sent: T) => {
    await onSubmit(sent);
    onDone?.();
  }, showRejection);

  const handleSubmit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy()) return;
    const failures = findFailures(rules, latest.current);
    const [failure] = failures;
    const shown = showsAll ? failures : failures.slice(0, 1);
    setErrors(Object.fromEntries(shown.map(({ campo, texto }) => [campo, texto])) as Errors<T>);
    if (!failure) {
      setServerError(undefined);
      if (notices) notice.clear();
      send(latest.current);
      return;
    }
    setFaulty({ campo: failure.campo });
    if (notices) notice.show(failure.texto);
  };

  const reset = () => {
    latest.current = initial;
    changed.current.clear();
    written.current = {};
    setValues(initial);
    setErrors({});
    setServerError(undefined);
  };

  const field: Form<T>['field'] = (campo) => ({
    name: campo,
    value: values[campo],
    onChange: (value) => change(campo, value),
    onBlur: () =>
      changed.current.has(campo) &&
      setError(campo, findFieldFailure(rules, latest.current, campo)?.texto),
    errorMessage: errors[campo],
    inputRef: (element) => {
      if (element) elements.current.set(campo, element);
      else elements.current.delete(campo);
    },
  });

  return { values, field, handleSubmit, isPending, serverError, reset };
}
