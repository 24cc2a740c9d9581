export interface Figure {
  what: string;
  value: string;
  goal?: string;
  against?: string;
  ratio?: string;
  ok?: boolean;
}
