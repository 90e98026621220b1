// Written by `npm run codegen` from spec/work.yaml. Do not edit: change the contract and run it again.
import { createRequire } from 'node:module'
import { formats } from '../src/contract/formats.ts'
const require = createRequire(import.meta.url)
"use strict";
export const listProjects_query_cursor = validate20;
const schema31 = {"type":"string","maxLength":1024};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema31,data}];
return false;
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema31.type,parentSchema:schema31,data}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listProjects_200 = validate21;
const schema32 = {"$ref":"contract#/components/schemas/WorkProjectList"};
const schema34 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/WorkProject"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema38 = {"description":"The position of the next page.","type":"object","additionalProperties":false,"required":["next_cursor"],"properties":{"next_cursor":{"description":"The `cursor` of the next page, or null on the last one.","type":["string","null"]}}};
const schema35 = {"description":"A project that the person sees, with its columns.","type":"object","additionalProperties":false,"required":["id","name","description","private","inbox","role","task_count","columns"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"description":{"description":"What the project is about.","type":["string","null"]},"private":{"description":"Whether only those who have a role in it see it, beside owners and admins. True for an inbox.","type":"boolean"},"inbox":{"description":"Whether it is the person's inbox, which has no columns and nobody else sees.","type":"boolean"},"role":{"$ref":"#/components/schemas/ProjectRole"},"task_count":{"description":"The number of its tasks, completed ones too.","type":"integer","format":"int32","minimum":0},"columns":{"description":"Its columns, by `order`.","type":"array","items":{"$ref":"#/components/schemas/Column"}}}};
const schema36 = {"description":"A role in a project. A viewer may not write.","type":"string","enum":["manager","editor","viewer"]};
const schema37 = {"description":"A column of a project.","type":"object","additionalProperties":false,"required":["id","name","is_done","order","task_count"],"properties":{"id":{"description":"The id of the column.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether tasks in it are done.","type":"boolean"},"order":{"description":"Its place, from 0.","type":"integer","format":"int32","minimum":0},"task_count":{"description":"The number of its tasks.","type":"integer","format":"int32","minimum":0}}};
const formats0 = formats.int32;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.private === undefined) && (missing0 = "private"))) || ((data.inbox === undefined) && (missing0 = "inbox"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.task_count === undefined) && (missing0 = "task_count"))) || ((data.columns === undefined) && (missing0 = "columns"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema35.required,parentSchema:schema35,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "name")) || (key0 === "description")) || (key0 === "private")) || (key0 === "inbox")) || (key0 === "role")) || (key0 === "task_count")) || (key0 === "columns"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate24.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate24.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema35.properties.description.type},schema:schema35.properties.description.type,parentSchema:schema35.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.private !== undefined){
let data3 = data.private;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/private",schemaPath:"#/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.private.type,parentSchema:schema35.properties.private,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inbox !== undefined){
let data4 = data.inbox;
const _errs10 = errors;
if(typeof data4 !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/inbox",schemaPath:"#/properties/inbox/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.inbox.type,parentSchema:schema35.properties.inbox,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data5 = data.role;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate24.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data5}];
return false;
}
if(!(((data5 === "manager") || (data5 === "editor")) || (data5 === "viewer"))){
validate24.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema36.enum},schema:schema36.enum,parentSchema:schema36,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_count !== undefined){
let data6 = data.task_count;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate24.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema35.properties.task_count.type,parentSchema:schema35.properties.task_count,data:data6}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate24.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema35.properties.task_count,data:data6}];
return false;
}
else {
if(!(formats0.validate(data6))){
validate24.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema35.properties.task_count,data:data6}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data7 = data.columns;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((((((data8.id === undefined) && (missing1 = "id")) || ((data8.name === undefined) && (missing1 = "name"))) || ((data8.is_done === undefined) && (missing1 = "is_done"))) || ((data8.order === undefined) && (missing1 = "order"))) || ((data8.task_count === undefined) && (missing1 = "task_count"))){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema37.required,parentSchema:schema37,data:data8}];
return false;
}
else {
const _errs22 = errors;
for(const key1 in data8){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema37,data:data8}];
return false;
break;
}
}
if(_errs22 === errors){
if(data8.id !== undefined){
let data9 = data8.id;
const _errs23 = errors;
if(typeof data9 !== "string"){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema37.properties.id.type,parentSchema:schema37.properties.id,data:data9}];
return false;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.name !== undefined){
let data10 = data8.name;
const _errs25 = errors;
if(typeof data10 !== "string"){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema37.properties.name.type,parentSchema:schema37.properties.name,data:data10}];
return false;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.is_done !== undefined){
let data11 = data8.is_done;
const _errs27 = errors;
if(typeof data11 !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.is_done.type,parentSchema:schema37.properties.is_done,data:data11}];
return false;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.order !== undefined){
let data12 = data8.order;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.order.type,parentSchema:schema37.properties.order,data:data12}];
return false;
}
if(errors === _errs29){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.order,data:data12}];
return false;
}
else {
if(!(formats0.validate(data12))){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.order,data:data12}];
return false;
}
}
}
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.task_count !== undefined){
let data13 = data8.task_count;
const _errs31 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema37.properties.task_count.type,parentSchema:schema37.properties.task_count,data:data13}];
return false;
}
if(errors === _errs31){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema37.properties.task_count,data:data13}];
return false;
}
else {
if(!(formats0.validate(data13))){
validate24.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema37.properties.task_count,data:data13}];
return false;
}
}
}
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data:data8}];
return false;
}
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},schema:schema35.properties.columns.type,parentSchema:schema35.properties.columns,data:data7}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema34.required,parentSchema:schema34,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate24(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema34.properties.data.type,parentSchema:schema34.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate23.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema38.required,parentSchema:schema38,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate23.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema38,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate23.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema38.properties.next_cursor.type},schema:schema38.properties.next_cursor.type,parentSchema:schema38.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getProject_200 = validate27;
const schema39 = {"$ref":"contract#/components/schemas/WorkProjectResponse"};
const schema40 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WorkProject"}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema40.required,parentSchema:schema40,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate24(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listPeople_query_cursor = validate31;
const schema41 = {"type":"string","maxLength":1024};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate31.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema41,data}];
return false;
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema41.type,parentSchema:schema41,data}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listPeople_200 = validate32;
const schema42 = {"$ref":"contract#/components/schemas/PersonList"};
const schema43 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/UserRef"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema44 = {"description":"A user.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema43.required,parentSchema:schema43,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema43,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.id === undefined) && (missing1 = "id")) || ((data1.name === undefined) && (missing1 = "name"))){
validate33.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema44.required,parentSchema:schema44,data:data1}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((key1 === "id") || (key1 === "name"))){
validate33.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema44,data:data1}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
let data2 = data1.id;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate33.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.id.type,parentSchema:schema44.properties.id,data:data2}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
let data3 = data1.name;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate33.errors = [{instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema44.properties.name.type,parentSchema:schema44.properties.name,data:data3}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema43.properties.data.type,parentSchema:schema43.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data4 = data.meta;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.next_cursor === undefined) && (missing2 = "next_cursor")){
validate33.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},schema:schema38.required,parentSchema:schema38,data:data4}];
return false;
}
else {
const _errs15 = errors;
for(const key2 in data4){
if(!(key2 === "next_cursor")){
validate33.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema38,data:data4}];
return false;
break;
}
}
if(_errs15 === errors){
if(data4.next_cursor !== undefined){
let data5 = data4.next_cursor;
if((typeof data5 !== "string") && (data5 !== null)){
validate33.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema38.properties.next_cursor.type},schema:schema38.properties.next_cursor.type,parentSchema:schema38.properties.next_cursor,data:data5}];
return false;
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data4}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
