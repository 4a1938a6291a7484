import * as z from 'zod/mini';
import { jsonObject, requiredKey, requiredText } from '../../core/fields.schema';

const ofUpdate = { projectId: requiredKey('projectId'), updateId: requiredKey('updateId') };

export const commentText = requiredText('Comment', 5_000);

export const listCommentsSchema = z.object(ofUpdate);

export const createCommentSchema = jsonObject({ ...ofUpdate, text: commentText });

export const commentInput = z.object({ ...ofUpdate, commentId: requiredKey('commentId') });

export type NewComment = z.output<typeof createCommentSchema>;
export type CommentKey = z.output<typeof commentInput>;
